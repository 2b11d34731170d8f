/** The package brings no types; what it makes is only passed on. */
declare module 'draco3dgltf' {
  const draco: {
    createDecoderModule(): Promise<unknown>
    createEncoderModule(): Promise<unknown>
  }
  export = draco
}
