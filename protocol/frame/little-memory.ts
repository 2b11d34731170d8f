/** Gigabytes, as browsers tell them: a power of two. */
const little = 2

/**
 * Whether a device has so little memory that worlds are drawn more simply on it. The frame that draws and the page that says so must agree.
 * Browsers that do not tell have enough.
 */
export function hasLittleMemory(device: object): boolean {
  return 'deviceMemory' in device && typeof device.deviceMemory === 'number' && device.deviceMemory <= little
}
