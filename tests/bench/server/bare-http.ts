import { fastify } from 'fastify'
import { mayPlay } from '../../../server/auth/may-play.ts'
import { isPassword } from '../../../server/auth/password.ts'
import { hashSessionToken, newSessionToken, sessionMs } from '../../../server/auth/session-token.ts'
import { openSqlite } from '../../../server/storage/sql/open-sqlite.ts'
import { openStorage } from '../../../server/storage/sql/open-storage.ts'

/**
 * `node bare-http.ts`: Fastify and nothing else – no schemas, guards, headers or limits – with the queries of our hottest calls, over the
 * data folder that `DATA_DIR` names. Prints its origin.
 */
const storage = await openStorage(openSqlite(process.env.DATA_DIR ?? ''))
const { accounts, community, likes, projects, publications, sessions } = storage
const app = fastify()
const ownerOf = (cookie = '') => sessions.owner(hashSessionToken(cookie.replace('sid=', '')), Date.now())

app.get('/api/auth/me', async ({ headers }) => ({ user: await ownerOf(headers.cookie) }))
app.get('/api/project/mine', async ({ headers }) => {
  const owner = await ownerOf(headers.cookie)
  return { projects: await projects.ofMember(owner?.account.id ?? '') }
})
app.get<{ Querystring: { username: string; name: string } }>(
  '/api/project/by-name',
  async ({ headers, query }) => {
    const userId = (await ownerOf(headers.cookie))?.account.id ?? null
    const projectId = (await projects.idByName(query.username, query.name)) ?? ''
    const standing = await projects.standing(projectId, userId)
    return { standing, project: await projects.summary(projectId), likes: await likes.of(projectId, userId) }
  },
)
app.get('/api/project/v2', async () =>
  community.search({
    readerId: null,
    isKidProject: true,
    words: [],
    tag: undefined,
    sort: 'new',
    offset: 0,
    limit: 20,
  }),
)
app.get<{ Params: { code: string } }>('/api/play/:code', async ({ params }) => {
  const isPlayed = await mayPlay(storage, null, params.code)
  return isPlayed ? publications.byCode(params.code) : null
})
app.post<{ Body: { username: string; password: string } }>('/api/auth/login', async ({ body }, reply) => {
  const found = await accounts.withPassword(body.username)
  if (!found || !(await isPassword(found.passwordHash, body.password))) return reply.code(401).send()
  const token = newSessionToken()
  const at = Date.now()
  await sessions.endExpired(at)
  await sessions.create({
    tokenHash: hashSessionToken(token),
    userId: found.account.id,
    at,
    expiresAt: at + sessionMs,
  })
  return reply.header('set-cookie', `sid=${token}`).send({ user: found.account })
})

process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
