import type { MainFactory } from './script-text.ts'

/** Name under which a script hands its main over; it exists only while the script is being loaded. */
export const receiver = '__nestlingMain'

/** What a script hands over while `load` lets its text run in a page, whose global object is given. Throws when it hands over nothing. */
export function takeMain(page: object, load: () => void): MainFactory {
  const received: MainFactory[] = []
  Object.defineProperty(page, receiver, {
    configurable: true,
    value: (factory: MainFactory) => void received.push(factory),
  })
  try {
    load()
  } finally {
    Reflect.deleteProperty(page, receiver)
  }
  const [factory] = received
  if (!factory) throw new SyntaxError('the engine refused a script that compiled')
  return factory
}
