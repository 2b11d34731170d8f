import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { settingsTable } from '../../server/settings/settings-table.ts'

const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
})

const { services, volumes } = Compose.parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))
const processes = ['nestling-1', 'nestling-2'].map((name) => services[name])
const settingNames: readonly string[] = settingsTable.map(({ name }) => name)

test('compose.yaml runs two processes with their own folders, PostgreSQL, Redis and an S3 store behind Caddy', () => {
  expect(Object.keys(services).toSorted()).toEqual(
    ['caddy', 'nestling-1', 'nestling-2', 'postgres', 'redis', 's3', 's3-bucket'].toSorted(),
  )
  expect(services.postgres?.image).toBe('postgres:15')
  for (const process of processes) {
    expect(process?.build && existsSync(process.build.dockerfile)).toBe(true)
    expect(process?.environment).toMatchObject({ REDIS_URL: 'redis://redis', S3_ENDPOINT: 'http://s3:9000' })
    expect(process?.environment?.DATABASE_URL).toMatch(/^postgres:\/\/nestling:\$\{.+\}@postgres\/nestling$/)
  }
  expect(new Set(processes.map((process) => process?.volumes?.[0]?.split(':')[0])).size).toBe(2)
})

test('compose.yaml sets only settings that there are, and leads only to what is in it', () => {
  for (const process of processes) {
    for (const name of Object.keys(process?.environment ?? {})) expect(settingNames).toContain(name)
  }
  for (const { depends_on = [], volumes: mounted = [], image } of Object.values(services)) {
    for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)) {
      expect(services).toHaveProperty([name])
    }
    for (const mount of mounted) {
      const [from = ''] = mount.split(':')
      if (from.startsWith('.')) expect(existsSync(from)).toBe(true)
      else expect(volumes).toHaveProperty([from])
    }
    if (image !== undefined) expect(image, 'a version is named').toMatch(/:(?!latest).+$/)
  }
})

test('Caddy passes each name on to the port of both processes that it is for', () => {
  const caddy = readFileSync('deploy/Caddyfile', 'utf8')
  for (const [name, port] of [
    ['APP_HOST', 3000],
    ['SCENE_HOST_1', 3001],
    ['SCENE_HOST_2', 3002],
  ]) {
    expect(caddy).toContain(`{$${name}} {\n\treverse_proxy nestling-1:${port} nestling-2:${port} {`)
    expect(services.caddy?.environment).toHaveProperty([String(name)])
  }
  expect(caddy.match(/{/g)?.length).toBe(caddy.match(/}/g)?.length)
})

test('the Dockerfile runs the Node of package.json and copies what the server imports', () => {
  const file = readFileSync('deploy/Dockerfile', 'utf8')
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  for (const [, version] of file.matchAll(/FROM node:([\d.]+)-/g)) expect(version).toBe(devDependencies.node)
  const copied = [...file.matchAll(/\/app\/(\w+) \.\/\w+/g)].map(([, folder]) => folder)
  for (const layer of ['model', 'protocol', 'commands', 'interchange', 'language', 'server', 'dist']) {
    expect(copied).toContain(layer)
  }
})

test('the page names only settings and commands that there are', () => {
  const page = readFileSync('docs/how-to/run-it-for-a-school.md', 'utf8')
  const named = [...page.matchAll(/(?:Environment=|`)([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)\b/g)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(8)
  for (const name of named) expect(settingNames).toContain(name)
  for (const [, command] of page.matchAll(/npm run admin -- (\w+)/g)) {
    expect(existsSync(`server/admin/commands/${command}.ts`), command).toBe(true)
  }
})
