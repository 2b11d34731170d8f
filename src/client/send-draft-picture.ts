import { call } from './http/call.ts'
import { updateProjectRoute } from './http/project-routes.ts'
import { pictureFile } from './picture-file.ts'

/** Gives a project of one's own the picture of a data URL. Whether it has arrived. */
export async function sendDraftPicture(id: string, picture: string): Promise<boolean> {
  const projectScreenshot = pictureFile(picture)
  return projectScreenshot !== undefined && (await call(updateProjectRoute, { id, projectScreenshot })).ok
}
