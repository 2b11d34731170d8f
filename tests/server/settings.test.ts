import { describe, expect, it } from 'vitest'
import { readSettings } from '../../server/settings/read-settings.ts'
import { settingsTable } from '../../server/settings/settings-table.ts'

describe('settings', () => {
  it('need nothing', () => {
    expect(readSettings({})).toEqual({
      ok: true,
      settings: {
        port: 3000,
        scenePorts: [3001, 3002],
        dataDir: 'data',
        databaseUrl: undefined,
        redisUrl: undefined,
        metricsToken: undefined,
        environment: 'production',
        publicUrl: undefined,
        sceneUrls: undefined,
        listen: 'localhost',
        proxies: 0,
        logLevel: 'warn',
        loginTriesPerMinute: 10,
        signUpsPerHour: 60,
        resetsPerHour: 60,
        smtpUrl: undefined,
        mailOutbox: undefined,
        mailFrom: 'Nestling <nestling@localhost>',
        oidc: undefined,
        assetQuotaMb: 500,
        anonymousAssetQuotaMb: 50,
        s3: undefined,
      },
    })
  })

  it('follow the port, unless they are given', () => {
    expect(readSettings({ PORT: '4000' })).toMatchObject({ settings: { scenePorts: [4001, 4002] } })
    const given = readSettings({
      SCENE_PORTS: '5001, 5002',
      PUBLIC_URL: 'https://nestling.example/',
      SCENE_URLS: 'https://one.example/x,https://two.example',
    })
    expect(given).toMatchObject({
      settings: {
        scenePorts: [5001, 5002],
        publicUrl: 'https://nestling.example',
        sceneUrls: ['https://one.example', 'https://two.example'],
      },
    })
  })

  it('say every wrong one by its name', () => {
    const wrong = readSettings({ PORT: 'abc', SCENE_PORTS: '1', PUBLIC_URL: 'nestling', TRUST_PROXY: 'yes' })
    expect(wrong).toEqual({
      ok: false,
      problems: [
        'PORT must be a port, for example 3000',
        'SCENE_PORTS must be two values with a comma between them',
        'PUBLIC_URL must be an address that begins with http:// or https://',
        'TRUST_PROXY must be true, false or a number of proxies, for example 2',
      ],
    })
  })

  it('are all in the table, with the standard that is used', () => {
    const names = settingsTable.map((row) => row.name)
    expect(new Set(names).size).toBe(names.length)
    const fixed = settingsTable.filter((row) => !row.standard.includes('PORT'))
    const environment = Object.fromEntries(fixed.map((row) => [row.name, row.standard]))
    expect(readSettings(environment)).toEqual(readSettings({}))
  })
})
