/** The folders of our code, from the model outwards: who may know whom is in `.dependency-cruiser.mjs`. */
export const layers = [
  'model',
  'protocol',
  'commands',
  'language',
  'interchange',
  'machines',
  'runtime',
  'server',
  'src',
  'content',
  'scripts',
  'tests',
] as const
