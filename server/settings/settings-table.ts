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
    name: 'DATABASE_URL',
    standard: '',
    meaning:
      'PostgreSQL 15 or newer instead of the SQLite file in DATA_DIR, for example postgres://name:password@host/nestling.',
  },
  {
    name: 'REDIS_URL',
    standard: '',
    meaning:
      'Redis by which several processes over one DATABASE_URL hear of each other, for example redis://host.',
  },
  {
    name: 'METRICS_TOKEN',
    standard: '',
    meaning: 'Lets who sends it as `Authorization: Bearer` read /metrics. Without it only this computer may.',
  },
  {
    name: 'ENVIRONMENT',
    standard: 'production',
    meaning: 'production, testing or development. Search engines are sent away from the last two.',
  },
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
    meaning:
      'true behind a reverse proxy of your own, or the number of such proxies in a row: the visitor’s address is what the first of them wrote into X-Forwarded-For.',
  },
  { name: 'LOG_LEVEL', standard: 'warn', meaning: 'silent, error, warn, info or debug.' },
  {
    name: 'LOGIN_TRIES_PER_MINUTE',
    standard: '10',
    meaning:
      'Login tries for one account from one address; five times as many from all addresses, thirty times as many failures of one address.',
  },
  {
    name: 'SIGN_UPS_PER_HOUR',
    standard: '60',
    meaning:
      'New accounts from one address; a classroom shares one. Pupils who come in with a class code: twenty times as many; sign-ins by Google: four times.',
  },
  {
    name: 'RESETS_PER_HOUR',
    standard: '60',
    meaning: 'Forgotten passwords asked for from one address. One account gets three codes an hour.',
  },
  {
    name: 'SMTP_URL',
    standard: '',
    meaning:
      'Mail server, for example smtp://name:password@mail.example:587. Without it letters go to MAIL_OUTBOX.',
  },
  {
    name: 'MAIL_OUTBOX',
    standard: '',
    meaning: 'Folder for letters as .eml files when there is no SMTP_URL; without it `outbox` in DATA_DIR.',
  },
  {
    name: 'MAIL_FROM',
    standard: 'Nestling <nestling@localhost>',
    meaning: 'Who letters are from.',
  },
  {
    name: 'OPERATOR',
    standard: '',
    meaning:
      'Who runs this installation and how to reach them, as the pages Privacy and Contact say it, for example Hillside School, office@hillside.example.',
  },
  {
    name: 'FEEDBACK_MAIL',
    standard: '',
    meaning: 'Who gets a letter with each feedback; it is kept in the database either way.',
  },
  {
    name: 'OIDC_ISSUER',
    standard: 'https://accounts.google.com',
    meaning: 'Who the Google button asks: any OpenID provider. It works once OIDC_CLIENT_ID is set.',
  },
  {
    name: 'OIDC_CLIENT_ID',
    standard: '',
    meaning:
      'Name of this installation at that provider; its answer address is PUBLIC_URL/api/auth/google/callback.',
  },
  { name: 'OIDC_CLIENT_SECRET', standard: '', meaning: 'Secret of this installation at that provider.' },
  {
    name: 'ASSET_QUOTA_MB',
    standard: '500',
    meaning: 'How many megabytes of pictures, sounds, videos and models a person may keep.',
  },
  {
    name: 'ANONYMOUS_ASSET_QUOTA_MB',
    standard: '50',
    meaning:
      'The same for a browser without an account, for 7 days. All of them together get 40 times as much.',
  },
  {
    name: 'S3_ENDPOINT',
    standard: '',
    meaning: 'Address of an S3 store for uploaded files. Without it they lie in DATA_DIR.',
  },
  { name: 'S3_REGION', standard: 'us-east-1', meaning: 'Region of the S3 store.' },
  { name: 'S3_BUCKET', standard: 'nestling', meaning: 'Bucket of the S3 store; it must exist.' },
  { name: 'S3_ACCESS_KEY', standard: '', meaning: 'Access key of the S3 store.' },
  { name: 'S3_SECRET_KEY', standard: '', meaning: 'Secret key of the S3 store.' },
] as const satisfies readonly SettingRow[]

export type SettingName = (typeof settingsTable)[number]['name']
