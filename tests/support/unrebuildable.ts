import * as Y from 'yjs'

/** A project of one scene and much history (Yjs v1) that no rebuild can copy: Yjs copies elements inside elements by recursion. */
export function unrebuildable(): Uint8Array<ArrayBuffer> {
  const document = new Y.Doc()
  document.clientID = 5_001
  document.transact(() => {
    for (let index = 0; index < 60_000; index += 1) document.getMap('meta').set(`k${index % 2}`, index)
    document.getMap('scenes').set('s1', new Y.Map([['name', 'scene1']]))
    let element = new Y.XmlElement('a')
    document.getMap('scenes').set('deep', element)
    for (let depth = 0; depth < 8_000; depth += 1) {
      const inner = new Y.XmlElement('a')
      element.insert(0, [inner])
      element = inner
    }
  })
  return new Uint8Array(Y.encodeStateAsUpdate(document))
}
