import type { ErrorCode } from '../../protocol/errors/catalogue.ts'
import type { FieldError } from '../problems/problem.ts'
import type { NamedPicture, ProjectPictureKind } from '../storage/ports/project-pictures.ts'
import { reencodePicture } from './reencode-picture.ts'

export type PicturesVerdict =
  | { readonly ok: true; readonly pictures: readonly NamedPicture[] }
  | { readonly ok: false; readonly fields: readonly FieldError[] }

const sceneSuffix = '_screenshot'

/** What a form's file is a picture of (spec 3): `projectScreenshot`, or `{sceneName}_screenshot` of a scene that is sent with it. */
function subjectOf(
  field: string,
  sceneNames: readonly string[],
): { kind: ProjectPictureKind; name: string } | undefined {
  if (field === 'projectScreenshot') return { kind: 'project', name: '' }
  const name = field.endsWith(sceneSuffix) ? field.slice(0, -sceneSuffix.length) : undefined
  return name !== undefined && sceneNames.includes(name) ? { kind: 'scene', name } : undefined
}

/** The pictures among a form's files, encoded anew; files that belong to nothing are left out. The first bad one refuses the form. */
export async function readProjectPictures(
  files: ReadonlyMap<string, Uint8Array>,
  sceneNames: readonly string[],
): Promise<PicturesVerdict> {
  const pictures: NamedPicture[] = []
  for (const [field, bytes] of files) {
    const subject = subjectOf(field, sceneNames)
    if (!subject) continue
    const verdict = await reencodePicture(bytes)
    if (!verdict.ok) return { ok: false, fields: [{ field, code: verdict.code }] }
    pictures.push({ ...subject, picture: verdict.picture })
  }
  return { ok: true, pictures }
}

/** In bytes. */
export const sizeOfPictures = (pictures: readonly NamedPicture[]): number =>
  pictures.reduce((bytes, { picture }) => bytes + picture.bytes.byteLength, 0)

/** Says that it was a picture that was too large. */
export const namedTooLarge = (error: { field: string; code: ErrorCode }): FieldError =>
  error.code === 'general.too-large' && error.field !== 'scenes'
    ? { ...error, code: 'project.picture-too-large' }
    : error
