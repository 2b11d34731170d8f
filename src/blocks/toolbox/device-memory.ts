import { type Cell, createCell } from '../../workspace/state/cell.ts'

/** Reads what was stored; a schema of zod is one. `undefined` for what is no such value. */
interface Reader<T> {
  safeParse(value: unknown): { readonly data?: T | undefined }
}

/**
 * A value that is kept on this device under `key`, for all projects. What somebody else wrote there counts as `usual`. Where storage is full or
 * forbidden it is kept as long as the page.
 */
export function remembered<T>(key: string, schema: Reader<T>, usual: T): Cell<T> {
  const cell = createCell(read(key, schema, usual))
  return {
    ...cell,
    set(value) {
      cell.set(value)
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Storage is full or forbidden.
      }
    },
  }
}

function read<T>(key: string, schema: Reader<T>, usual: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? usual : (schema.safeParse(JSON.parse(text)).data ?? usual)
  } catch {
    return usual
  }
}
