// tldraw's store tells its listeners on the next frame, which Node does not have.
globalThis.requestAnimationFrame ??= (callback) => Number(setTimeout(callback, 16, performance.now()))
globalThis.cancelAnimationFrame ??= clearTimeout
