import type { FastifyBaseLogger } from 'fastify'
import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import type { OidcSettings } from '../settings/settings.ts'
import { personOf } from './person-of.ts'
import type { SocialVerdict } from './social-person.ts'

const timeoutSeconds = 10
/** Seconds that the clocks of the provider and of this computer may differ. */
const clockTolerance = 60
/** Signatures by keys that nobody but the provider has. */
const signatures = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The letters of a bearer token (RFC 6750); no provider is asked about anything else. */
const canBeToken = (text: string): boolean => /^[\w.~+/-]+=*$/.test(text)

/** Whether a token says by itself what it is: three parts, the first of which is JSON. */
const isSigned = (token: string): boolean => /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/.test(token)

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
  /**
   * Accepts a token that was given to this installation and to no other: an ID token, which the provider's keys have signed for it (what
   * Google's button gives), or an access token of a provider that can be asked whose it is.
   */
  fromToken(token: string): Promise<SocialVerdict>
}

/** The provider is asked for its addresses at the first sign-in, so that the server starts without it. */
export function createSocialLogin(settings: OidcSettings, logger: FastifyBaseLogger): SocialLogin {
  const issuer = new URL(settings.issuer)
  let known: Promise<oidc.Configuration> | undefined
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined

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

  /** What may be sent to nobody else, was signed by the provider, and is not over. */
  async function verdictOfIdToken(config: oidc.Configuration, token: string): Promise<SocialVerdict> {
    const { jwks_uri: address, issuer: iss } = config.serverMetadata()
    if (address === undefined) return { ok: false, code: 'account.social-token-refused' }
    keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutSeconds * 1000 })
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: iss,
        audience: settings.clientId,
        algorithms: [...signatures],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance,
      })
      const { sub, aud, azp } = payload
      const isForUsAlone = !Array.isArray(aud) || aud.length === 1 || azp === settings.clientId
      if (sub === undefined || !isForUsAlone || (azp !== undefined && azp !== settings.clientId)) {
        return { ok: false, code: 'account.social-token-refused' }
      }
      return { ok: true, person: personOf(iss, sub, payload) }
    } catch (error) {
      if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSTimeout) throw error
      return { ok: false, code: 'account.social-token-refused' }
    }
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

    async fromToken(token) {
      if (!canBeToken(token)) return { ok: false, code: 'account.social-token-refused' }
      try {
        const config = await provider()
        if (isSigned(token)) return await verdictOfIdToken(config, token)
        const { introspection_endpoint: canBeAsked, issuer: iss } = config.serverMetadata()
        if (canBeAsked === undefined) return { ok: false, code: 'account.social-token-refused' }
        const found = await oidc.tokenIntrospection(config, token)
        if (!found.active || found.client_id !== settings.clientId || found.sub === undefined) {
          return { ok: false, code: 'account.social-token-refused' }
        }
        const claims = await oidc.fetchUserInfo(config, token, found.sub)
        return { ok: true, person: personOf(iss, found.sub, claims) }
      } catch (error) {
        // What the provider refuses is the token's fault; only silence is the provider's.
        if (error instanceof oidc.ResponseBodyError || error instanceof oidc.WWWAuthenticateChallengeError) {
          return { ok: false, code: 'account.social-token-refused' }
        }
        return failed(error, 'token')
      }
    },
  }
}
