import type { FormLimits } from '../../app/read-form.ts'

/** A project's form brings one picture for each scene, and its own. */
export const sceneFileLimits: FormLimits = { files: 41, bytes: 48 * 1024 * 1024 }
