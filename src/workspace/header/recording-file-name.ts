import { projectFileName } from './project-file-name.ts'

/** The name of a recording of the project. */
export const recordingFileName = (displayName: string): string => projectFileName(displayName, '.nestling')
