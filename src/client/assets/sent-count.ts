import { createValue } from '../observable-value.ts'

/** How often files of this device arrived in an account since the page was opened: lists of files are out of date then. */
export const sentCount = createValue(0)
