/** Runs a script of this page's own site, or one out of bytes of its own, and waits until it has run. Rejects when it is not there. */
export const runScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('a script is not there')))
    document.head.append(script)
  })
