import type { FastifyBaseLogger } from 'fastify'
import * as oidc from 'openid-client'
import type { OidcSettings } from '../settings/settings.ts'
import { personOf } from './person-of.ts'
import type { SocialVerdict } from './social-person.ts'

const timeoutSeconds = 10
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What only the browser that began a sign-in knows. */
export interface SocialSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** Sign-in by an OpenID provider: the code flow with PKCE, state and nonce. */
export interface SocialLogin {
  /** Where to send the browser; `undefined` when the provider does not answer. */
  begin(redirectUri: string): Promise<{ url: string; secrets: SocialSecrets } | undefined>
  /** Reads the address that the provider sent the browser back to. */
  finish(returnedTo: URL, secrets: SocialSecrets): Promise<SocialVerdict>
  /** Accepts a token that was given to this installation and to no other, as far as the provider can say that. */
  fromAccessToken(accessToken: string): Promise<SocialVerdict>
}

/** The provider is asked for its addresses at the first sign-in, so that the server starts without it. */
export function createSocialLogin(settings: OidcSettings, logger: FastifyBaseLogger): SocialLogin {
  const issuer = new URL(settings.issuer)
  let known: Promise<oidc.Configuration> | undefined

  function provider(): Promise<oidc.Configuration> {
    known ??= oidc
      .discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
        timeout: timeoutSeconds,
        // A provider on this very computer may speak http; any other must not.
        execute: loopback.has(issuer.hostname) ? [oidc.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        known = undefined
        throw error
      })
    return known
  }

  function failed(error: unknown, step: string): SocialVerdict {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    logger.warn({ reason, step }, 'sign-in by the provider failed')
    return { ok: false, code: 'account.social-failed' }
  }

  return {
    async begin(redirectUri) {
      try {
        const config = await provider()
        const secrets = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        }
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        })
        return { url: url.href, secrets }
      } catch (error) {
        failed(error, 'begin')
        return undefined
      }
    },

    async finish(returnedTo, { state, nonce, verifier }) {
      try {
        const config = await provider()
        const tokens = await oidc.authorizationCodeGrant(config, returnedTo, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) return { ok: false, code: 'account.social-failed' }
        const more = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        return { ok: true, person: personOf(claims.iss, claims.sub, { ...claims, ...more }) }
      } catch (error) {
        return failed(error, 'finish')
      }
    },

    async fromAccessToken(accessToken) {
      try {
        const config = await provider()
        const { introspection_endpoint: canBeAsked, issuer: iss } = config.serverMetadata()
        if (canBeAsked === undefined) return { ok: false, code: 'account.social-token-refused' }
        const token = await oidc.tokenIntrospection(config, accessToken)
        if (!token.active || token.client_id !== settings.clientId || token.sub === undefined) {
          return { ok: false, code: 'account.social-token-refused' }
        }
        const claims = await oidc.fetchUserInfo(config, accessToken, token.sub)
        return { ok: true, person: personOf(iss, token.sub, claims) }
      } catch (error) {
        return failed(error, 'token')
      }
    },
  }
}
