import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database of one test. */
export interface TestDatabase {
  readonly url: string
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>
}

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_POSTGRES_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes an empty database in the PostgreSQL that this run has started. */
export async function newTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name}`)
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '')
  url.pathname = name
  return { url: url.href, drop: () => asAdmin(`drop database if exists ${name} with (force)`) }
}

/** Whether this run puts its test servers on PostgreSQL. */
export const isOnPostgres = (): boolean => process.env.TEST_DATABASE === 'postgres'
