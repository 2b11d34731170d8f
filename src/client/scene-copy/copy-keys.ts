/** Where the readable copy of a project lies in the browser's local storage. */
export interface CopyKeys {
  readonly scenes: string
  /** `'true'` while the server lacks edits. */
  readonly changed: string
  /** When the copy was last edited, and up to which edit the server has it; ms since 1970. */
  readonly times: { readonly local: string; readonly project: string } | null
  /** Ours, beside the specification's: the mark of the text that we wrote last. */
  readonly mark: string
}

/** In session storage, whatever the project (specification, section 3, Browser storage). */
export const tabKey = 'scenes'

/** The keys of the specification (section 3, Browser storage) for a project on the server, or for one that is not there (`null`). */
export function copyKeys(projectId: string | null): CopyKeys {
  const prefix = projectId === null ? '' : `${projectId}_`
  const time = `${prefix}last_update_timestamp_`
  const scenes = `${prefix}scenes`
  return {
    scenes,
    changed: `${prefix}scenes_changed`,
    times: projectId === null ? null : { local: `${time}local`, project: `${time}project` },
    mark: `nestling.copy.${scenes}`,
  }
}
