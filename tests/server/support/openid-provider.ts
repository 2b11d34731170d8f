import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** What the provider says of somebody. */
export interface Claims {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** A real OpenID provider on loopback, at whose door everybody is `person`. */
export interface OpenIdProvider {
  readonly issuer: string
  /** Takes an installation in; before that the provider knows nobody. */
  register(origin: string): void
  /** Who is in front of the provider from now on. */
  person: Claims
  /** An access token as this client would have got it. */
  tokenFor(clientId: string): Promise<string>
  /** An ID token as this client gets it at the end of the code flow, signed by the provider. */
  idTokenFor(clientId: string): Promise<string>
  stop(): Promise<void>
}

export const clientId = 'nestling'
export const clientSecret = 'a secret of the tests'
const foreignClientId = 'another-site'

/** Starts a provider that asks nothing and lets in. */
export async function startOpenIdProvider(person: Claims): Promise<OpenIdProvider> {
  let provider: Provider | undefined
  let callback = ''
  const server = createServer(async (request, response) => {
    if (!provider) return response.writeHead(503).end()
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
    const { params } = await provider.interactionDetails(request, response)
    const accountId = self.person.sub
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
    grant.addOIDCScope('openid email profile')
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(request, response, { login: { accountId }, consent })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  const self: OpenIdProvider = {
    issuer,
    person,
    register(origin) {
      callback = `${origin}/api/auth/google/callback`
      const client = (id: string) => ({
        client_id: id,
        client_secret: clientSecret,
        redirect_uris: [callback],
      })
      provider = new Provider(issuer, {
        clients: [client(clientId), client(foreignClientId)],
        cookies: { keys: ['only for tests'] },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        // As Google does: the ID token says by itself who somebody is.
        conformIdTokenClaims: false,
        pkce: { required: () => true },
        features: { devInteractions: { enabled: false }, introspection: { enabled: true } },
        interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
        findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...self.person }) }),
      })
    },
    async tokenFor(id) {
      if (!provider) throw new Error('nobody is registered')
      const client = await provider.Client.find(id)
      if (!client) throw new Error(`no client ${id}`)
      const accountId = self.person.sub
      const grant = new provider.Grant({ accountId, clientId: id })
      grant.addOIDCScope('openid email profile')
      const grantId = await grant.save()
      return new provider.AccessToken({
        accountId,
        client,
        grantId,
        gty: 'authorization_code',
        scope: 'openid email profile',
      }).save()
    },
    async idTokenFor(id) {
      const verifier = randomBytes(32).toString('base64url')
      const query = new URLSearchParams({
        client_id: id,
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: callback,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      })
      const end = await wanderer().wander(`${issuer}/auth?${query}`, (next) => next.startsWith(callback))
      const answer = await fetch(`${issuer}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${id}:${encodeURIComponent(clientSecret)}`)}` },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code: new URL(end).searchParams.get('code') ?? '',
          redirect_uri: callback,
          code_verifier: verifier,
        }),
      })
      return String((await answer.json()).id_token)
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return self
}

/** A browser that follows redirects between sites, with the cookies of each. */
export function wanderer(cookies = new Map<string, Map<string, string>>()) {
  async function visit(url: string, headers: Record<string, string> = {}): Promise<Response> {
    const { origin } = new URL(url)
    const jar = cookies.get(origin) ?? new Map<string, string>()
    cookies.set(origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { ...headers, ...(cookie && { cookie }) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    cookies,
    visit,
    /** Follows redirects until a page answers or `until` says so; answers the last address. */
    async wander(url: string, until: (next: string) => boolean = () => false): Promise<string> {
      let here = url
      for (let steps = 0; steps < 12; steps += 1) {
        const response = await visit(here)
        const location = response.headers.get('location')
        if (!location) return here
        here = new URL(location, here).href
        if (until(here)) return here
      }
      throw new Error(`no end of redirects: ${here}`)
    },
  }
}
