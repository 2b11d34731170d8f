import type { FrameEntity } from '../../../protocol/frame/frame-entity.ts'
import type { RunInput } from '../../../protocol/frame/run-input.ts'
import type { OpenFrame } from '../../../scripts/frame/open-frame.ts'
import { greenFilm } from '../../support/files/green-film.ts'
import { glbFile } from '../../support/files/models.ts'
import { pngFile } from '../../support/files/pictures.ts'
import { compileTab } from '../../support/scripts/compile-tab.ts'
import { frameEntity, playerEntity } from '../../support/scripts/frame-entities.ts'
import { cameraInFront } from '../support/camera-in-front.ts'
import { giveFile } from '../support/give-file.ts'
import { type Seen, see } from './seen.ts'

/** How a run goes on, whatever is played in it. */
export interface Course {
  /** How long it goes on, in seconds of the run. */
  readonly seconds: number
  /** Somebody stands in it, at this place. */
  readonly player?: readonly [number, number, number]
  /** It goes on as time goes, so that there is time to hear something; others go as fast as they can. */
  readonly isHeard?: true
}

/** A program that is played beside others in one run. */
export interface Played {
  readonly name: string
  readonly source: string
  /** It is what blocks mean. */
  readonly isOfBlocks?: boolean
  readonly things: readonly FrameEntity[]
  /** What the person does, by step from 1; not in a run that is heard. */
  readonly inputs: Readonly<Record<number, readonly RunInput[]>>
}

/** A camera that looks at the origin from the front, a sun, and the ground `land`. */
const stage: readonly FrameEntity[] = [
  cameraInFront(),
  frameEntity('sun', {
    kind: 'light',
    position: [5, 8, 5],
    components: { light: { type: 'sun', color: '#ffffff', intensity: 2 } },
  }),
  frameEntity('land', {
    kind: 'environment',
    components: {
      environment: { preset: 'plain', skyTop: '#8cc4e0', skyBottom: '#f3e3c4', ground: '#93bc5e' },
    },
  }),
]

function inputsOf(programs: readonly Played[]): [number, RunInput[]][] {
  const inputs = new Map<number, RunInput[]>()
  for (const { inputs: own } of programs)
    for (const [step, taken] of Object.entries(own))
      inputs.set(Number(step), [...(inputs.get(Number(step)) ?? []), ...taken])
  return [...inputs].toSorted(([a], [b]) => a - b)
}

/** Gives the page the files that things are made of: `photo`, `film`, and `knight`, who can `Run` and `Wave`. */
async function giveFiles(frame: OpenFrame, entities: readonly FrameEntity[]): Promise<void> {
  const isWanted = (file: string) => JSON.stringify(entities).includes(`"asset:${file}"`)
  if (isWanted('photo')) await giveFile(frame, 'photo', await pngFile(), 'image/png')
  if (isWanted('film')) await giveFile(frame, 'film', greenFilm, 'video/webm')
  if (isWanted('knight')) await giveFile(frame, 'knight', await glbFile({ moves: ['Run', 'Wave'] }))
}

/** Plays programs together in a fresh page of the frame, each in a tab of its own, until their run stands still. */
export async function playPrograms(
  frame: OpenFrame,
  course: Course,
  programs: readonly Played[],
): Promise<Seen> {
  const { seconds, player, isHeard = false } = course
  await frame.page.reload()
  await frame.waitFor('frame.ready')
  await frame.say({ type: 'frame.init', mode: 'play', locale: 'en', reducedMotion: false })
  const entities = [
    ...stage,
    ...(player ? [playerEntity({ position: [...player] })] : []),
    ...programs.flatMap(({ things }) => things),
  ]
  await giveFiles(frame, entities)
  await frame.say({ type: 'scene.load', entities })
  await frame.waitFor('scene.shown')
  const end = isHeard ? `await wait(${seconds})\nconsole.log('the end')` : ''
  await frame.say({
    type: 'run.start',
    seed: 1,
    scripts: [
      ...programs.map(({ name, source, isOfBlocks = false }) => compileTab(source, { name, isOfBlocks })),
      compileTab(end, { name: 'Clock' }),
    ],
    scenes: { current: 'Cave', all: ['Cave', 'Sky'] },
    ...(isHeard ? {} : { rehearsal: { steps: Math.round(seconds * 60), inputs: inputsOf(programs) } }),
  })
  if (!isHeard) await frame.waitFor('run.rehearsed', 1, 60_000)
  else while (!(await see(frame)).logs.includes('the end')) await frame.page.waitForTimeout(100)
  return see(frame)
}
