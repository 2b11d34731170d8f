import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { machines } from '../../../scripts/reference/machines.ts'
import { generatePaths } from './generate-paths.ts'
import { assetLibrary } from './models/asset-library.ts'
import { auth } from './models/auth.ts'
import { coach } from './models/coach.ts'
import { community } from './models/community.ts'
import { consent } from './models/consent.ts'
import { film } from './models/film.ts'
import { frameHost } from './models/frame-host.ts'
import { like } from './models/like.ts'
import { moderation } from './models/moderation.ts'
import { passwordReset } from './models/password-reset.ts'
import { projectLoading } from './models/project-loading.ts'
import { publish } from './models/publish.ts'
import { scriptRunner } from './models/script-runner.ts'
import { send } from './models/send.ts'
import { worldStart } from './models/world-start.ts'
import type { PathModel } from './path-model.ts'
import { restingStates } from './state-name.ts'
import { walkPath } from './walk-path.ts'

const models: Readonly<Record<string, PathModel>> = {
  assetLibrary,
  auth,
  coach,
  community,
  consent,
  film,
  frameHost,
  like,
  moderation,
  passwordReset,
  'project-loading': projectLoading,
  publish,
  scriptRunner,
  send,
  worldStart,
}

it('every machine has a model of its paths and a page of the reference', () => {
  expect(
    Object.values(models)
      .map(({ machine }) => machine.id)
      .sort(),
  ).toEqual(Object.keys(models).sort())
  expect(machines.map(({ machine }) => machine.id).sort()).toEqual(Object.keys(models).sort())
  expect(globSync('machines/**/*-machine.ts')).toHaveLength(machines.length)
})

describe.each(Object.entries(models))('%s', (_, model) => {
  it('goes every path that its model has, through every state, and what must hold there holds', async () => {
    const paths = generatePaths(model)
    const been = new Set<string>()
    for (const path of paths) for (const state of await walkPath(model, path)) been.add(state)
    expect([...been].sort()).toEqual([...restingStates(model.machine.root)].sort())
    expect(Object.keys(model.states).sort()).toEqual([...been].sort())
  })
})
