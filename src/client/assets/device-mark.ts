const mark = 'nestling.has-files'

/** Whether files may lie on this device, without opening their database: asked whenever a project is opened. */
export function hasDeviceFiles(): boolean {
  try {
    return localStorage.getItem(mark) !== null
  } catch {
    return true
  }
}

export function markDeviceFiles(): void {
  try {
    localStorage.setItem(mark, '1')
  } catch {
    // Without it the database is opened each time.
  }
}
