import { remembered } from '../../blocks/toolbox/device-memory.ts'

/** Somebody has stopped the moving picture of the landing page in this browser. */
export const stillPicture = remembered(
  'nestling.still',
  { safeParse: (value) => ({ data: value === true }) },
  false,
)
