/** Whether this browser draws in 3D at all: it may be too old, or its graphics are switched off. */
export function hasWebgl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
