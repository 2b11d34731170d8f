import { form, newProject, type Person } from './person.ts'
import { pngPicture, publishedDocument } from './publication.ts'

/** A project of this name that is published for everybody, or what `fields` say; answers its summary. */
export async function publishedProject(
  person: Person,
  displayName: string,
  fields: Readonly<Record<string, string | Blob>> = {},
): Promise<{
  readonly _id: string
  readonly name: string
  readonly published: { readonly playCode: string; readonly thumbnail: string }
}> {
  const projectId = await newProject(person, displayName)
  const answer = await person.call(
    'POST',
    '/api/project/publish',
    form({
      projectId,
      displayName,
      screenshot: pngPicture(),
      document: publishedDocument(displayName),
      ...fields,
    }),
  )
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.json))
  return answer.json.project
}
