import { standardNames } from '../../language/helper-api/standard-names.ts'
import { parameterNames } from './script-text.ts'

/** Every name that a page's own global object or its prototypes give, but for standard JavaScript. */
export function hiddenNames(page: object): readonly string[] {
  const names: string[] = []
  for (let holder: object | null = page; holder; holder = Object.getPrototypeOf(holder))
    names.push(...Object.getOwnPropertyNames(holder))
  return parameterNames(names.filter((name) => !standardNames.has(name)))
}
