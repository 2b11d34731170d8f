import type { BlocksFile } from '../../model/blocks/blocks-file.ts'
import type { BlockVariable } from '../../model/blocks/resolve-variables.ts'
import { isNameTaken } from '../../model/document/unique-names.ts'

/** Whether another variable of the same type is called that already. */
export function isVariableNameTaken({ variables }: BlocksFile, { id, name, type }: BlockVariable): boolean {
  const alike = variables.filter((variable) => variable.type === type)
  return isNameTaken(alike, name, id)
}
