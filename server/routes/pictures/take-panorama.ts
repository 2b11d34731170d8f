import type { ServerContext } from '../../app/server-context.ts'
import { reencodePicture } from '../../pictures/reencode-picture.ts'
import type { FieldError } from '../../problems/problem.ts'

export type PanoramaVerdict =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly fields: readonly FieldError[] }

/** The file of a form that shows all that is around a scene's start (4096 × 2048, spec 9). */
export const panoramaField = 'screenshot360'

/** Stores a form's panorama of a project, encoded anew; answers where it can be had. */
export async function takePanorama(
  { storage, volume, now }: Pick<ServerContext, 'storage' | 'volume' | 'now'>,
  { projectId, name, userId }: { readonly projectId: string; readonly name: string; readonly userId: string },
  files: ReadonlyMap<string, Uint8Array>,
): Promise<PanoramaVerdict> {
  const verdict = await reencodePicture(files.get(panoramaField) ?? new Uint8Array())
  if (!verdict.ok) return { ok: false, fields: [{ field: panoramaField, code: verdict.code }] }
  const { picture } = verdict
  if (!(await volume.ask(userId, picture.bytes.byteLength))) {
    return { ok: false, fields: [{ field: panoramaField, code: 'project.written-much' }] }
  }
  await storage.projectPictures.store(projectId, [{ kind: 'panorama', name, picture }], now())
  return {
    ok: true,
    path: `/api/project/picture?${new URLSearchParams({ projectId, kind: 'panorama', name })}`,
  }
}
