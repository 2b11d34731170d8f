/** One setting of the server: an environment variable, as the README lists it. Nothing is needed for the default. */
export interface SettingRow {
  readonly name: string
  readonly standard: string
  readonly meaning: string
}

/** Every setting, in the order of the documentation. `read-settings.ts` reads exactly these. */
export const settingsTable = [
  { name: 'PORT', standard: '3000', meaning: 'Port of the app. It listens on this computer only.' },
  {
    name: 'SCENE_PORTS',
    standard: 'PORT+1,PORT+2',
    meaning: 'The two ports of the scene frames, separated by a comma.',
  },
  { name: 'DATA_DIR', standard: 'data', meaning: 'Folder that holds everything that is stored.' },
  {
    name: 'PUBLIC_URL',
    standard: 'http://localhost:PORT',
    meaning: 'Address of the app as people see it. With https, cookies are sent over https only.',
  },
  {
    name: 'SCENE_URLS',
    standard: 'http://127.0.0.1:PORT+1,http://127.0.0.1:PORT+2',
    meaning: 'The two addresses of the scene frames, on another site than PUBLIC_URL.',
  },
  {
    name: 'LISTEN',
    standard: 'localhost',
    meaning: 'Host name or address to listen on, for example 0.0.0.0.',
  },
  {
    name: 'TRUST_PROXY',
    standard: 'false',
    meaning: 'true behind a reverse proxy of your own: the visitor’s address is read from X-Forwarded-For.',
  },
  { name: 'LOG_LEVEL', standard: 'warn', meaning: 'silent, error, warn, info or debug.' },
  {
    name: 'LOGIN_TRIES_PER_MINUTE',
    standard: '10',
    meaning: 'Login tries for one username from one address. Ten times as many for one address in all.',
  },
  {
    name: 'SIGN_UPS_PER_HOUR',
    standard: '60',
    meaning: 'New accounts from one address; a classroom shares one.',
  },
] as const satisfies readonly SettingRow[]

export type SettingName = (typeof settingsTable)[number]['name']
