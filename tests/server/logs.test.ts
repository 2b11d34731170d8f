import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLogger } from '../../server/operations/create-logger.ts'
import { freePorts, spawnServer } from './support/child-server.ts'
import { openEditor } from './support/editor.ts'
import { form, newProject, type Person, signUpBody, visitor } from './support/person.ts'
import { until } from './support/until.ts'

/** Where a visitor says to be; it stands for every address of a person. */
const address = '203.0.113.77'

const known = {
  username: 'Ottilie1',
  name: 'Ottilie Sommerfeld',
  email: 'ottilie.sommerfeld@school.example',
  password: 'eine geheime Giraffe',
  project: 'Ottilies Zauberschloss',
}

it('logs what happens, and neither names nor mail addresses, passwords, cookies or addresses, at every level', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nestling-logs-'))
  const [port, first, second] = await freePorts(3)
  const server = await spawnServer({
    DATA_DIR: dataDir,
    PORT: String(port),
    SCENE_PORTS: `${first},${second}`,
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'true',
  })
  let log = ''
  server.process.stdout?.on('data', (data) => {
    log += String(data)
  })
  server.process.stderr?.on('data', (data) => {
    log += String(data)
  })
  const origin = `http://localhost:${port}`
  const headers = { 'x-forwarded-for': address }
  const person = visitor(origin)
  const call: Person['call'] = (method, path, body) => person.call(method, path, body, headers)

  const { username, name, email, password } = known
  const signUp = { ...signUpBody(username), name, email, password }
  expect((await call('POST', '/api/users', signUp)).status).toBe(200)
  await call('POST', '/api/users', signUp)
  await call('POST', '/api/auth/login', { username: email, password: `${password}!` })
  await call('POST', '/api/auth/login', { username, password })
  await call('POST', '/api/auth/forgetPassword', { step: 1, email })
  await call('GET', `/api/users/profile?username=${username}`)
  await call('GET', `/api/${username}?email=${email}&password=${password}`)
  await call('POST', '/api/users', form({ name, email }))
  const projectId = await newProject(person, known.project)
  const scenes = JSON.stringify([
    { name: `${known.project} im Wald`, template: '../x'.repeat(40), scripts: {} },
    { name: known.project.repeat(9), template: 'space', scripts: {} },
  ])
  const made = form({ displayName: known.project, description: '', scenes })
  expect((await call('POST', '/api/project', made)).status).toBe(200)
  expect((await call('PUT', '/api/project', form({ id: projectId, scenes }))).status).toBe(200)
  const editor = openEditor(person, projectId)
  editor.document.getMap('meta').set('displayName', known.project)
  await editor.untilStored()
  editor.provider.sendStateless(`no json, but ${known.project}`)
  const garbage = openEditor(person, known.project)
  await until(() => garbage.reasons.length > 0, 'a room that is none is refused')
  const [, token = ''] = person.cookie.split('=')
  expect(token.length).toBeGreaterThan(20)
  await call('POST', '/api/auth/logout')
  for (const one of [editor, garbage]) one.close()
  await until(() => log.includes('answered'), 'something was logged')
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })

  expect(log).toContain('a scene names what cannot be a template')
  expect(log).toContain('the name of a scene is too long')
  expect(log.split('\n').filter((line) => line.includes('"route":"/api/users"')).length).toBeGreaterThan(1)
  const secrets = [username, ...name.split(' '), email, password, 'Zauberschloss', address]
  for (const secret of [...secrets, token]) {
    expect(log.toLowerCase(), secret).not.toContain(secret.toLowerCase())
  }
})

it('writes of an error its kind, code and words, not the row that a database tells with it', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => lines.push(line) })
  const error = Object.assign(new Error(`no mail to ${known.email} (duplicate key)`), {
    code: '23505',
    detail: `Key (email_key)=(${known.email}) already exists.`,
    parameters: [known.name],
  })
  logger.error({ err: error }, 'failed')
  expect(lines[0]).toContain('23505')
  expect(lines[0]).toContain('duplicate key')
  expect(lines[0]).not.toContain(known.email)
  expect(lines[0]).not.toContain(known.name)
})
