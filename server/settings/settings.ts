/** The server's settings after they were read and checked. */
export interface Settings {
  /** 0 lets the system choose (tests). */
  readonly port: number
  readonly scenePorts: readonly [number, number]
  readonly dataDir: string
  /** Origin of the app, or `undefined` for `http://localhost:<port it listens on>`. */
  readonly publicUrl: string | undefined
  /** Origins of the two frames, or `undefined` for `http://127.0.0.1:<port it listens on>`. */
  readonly sceneUrls: readonly [string, string] | undefined
  readonly listen: string
  readonly trustProxy: boolean
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly loginTriesPerMinute: number
  readonly signUpsPerHour: number
}
