/** Where a Redis is, as both versions of ioredis that are in use read it. */
export interface RedisAddress {
  readonly host: string
  readonly port: number
  readonly username?: string
  readonly password?: string
  readonly db?: number
  readonly tls?: Record<string, never>
}

/** Reads `redis://name:password@host:6379/0`; `rediss:` is the same over TLS. */
export function redisAddress(url: string): RedisAddress {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const db = Number(pathname.slice(1))
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? 6379 : Number(port),
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(db > 0 && { db }),
    ...(protocol === 'rediss:' && { tls: {} }),
  }
}
