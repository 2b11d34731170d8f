import { common } from './en/common.ts'
import { design } from './en/design.ts'
import { workspace } from './en/workspace.ts'

/** Every string of the interface in English, one file an area. */
export const en = { common, design, workspace }
