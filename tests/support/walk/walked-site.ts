import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { recordingBase } from '../../../commands/core/recording.ts'
import { encodeRecording } from '../../../commands/core/recording-file.ts'
import { transformEntities } from '../../../commands/entity/transform-entities.ts'
import { courses } from '../../../protocol/courses/courses.ts'
import { entityId, workbench } from '../../commands/support/workbench.ts'
import { admin } from '../../server/support/admin.ts'
import { form, newProject, type Person, signedUp, visitor } from '../../server/support/person.ts'
import { pngPicture } from '../../server/support/publication.ts'
import { publishedProject } from '../../server/support/publish-project.ts'
import { enterAs } from '../enter-as.ts'
import type { Product } from '../start-product.ts'

export const walkers = ['visitor', 'learner', 'teacher', 'staff'] as const
export type Walker = (typeof walkers)[number]

/** A product with something on every page: worlds, a class, a report, a message, a certificate. */
export interface WalkedSite {
  readonly product: Product
  /** What the walkers are called; a visitor has no name. */
  readonly names: Readonly<Record<Exclude<Walker, 'visitor'>, string>>
  /** Of the learner's published world. */
  readonly playCode: string
  readonly certificate: string
  /** Of a message with a recording. */
  readonly feedbackId: string
  readonly classId: string
  readonly classCode: string
  /** Lets a browser be one of them. */
  enter(context: BrowserContext, walker: Walker): Promise<void>
}

/** Name of the learner's published world in addresses. */
export const worldName = 'my-owl-quiz'
/** Name of the learner's world that nobody else sees. */
export const ownWorldName = 'secret-garden'

async function must(answer: ReturnType<Person['call']>) {
  const { status, json } = await answer
  if (status !== 200) throw new Error(JSON.stringify(json))
  return json
}

/** The owl quiz of the house, published by somebody else, with its picture and a view all round. */
async function publishOwlQuiz(person: Person): Promise<string> {
  const shown = await must(person.call('GET', '/api/project/by-name?username=nestling&name=owl-quiz'))
  const { snapshot } = await must(person.call('GET', `/api/play/${shown.project.published.playCode}`))
  const bytes = await (await fetch(person.origin + snapshot)).arrayBuffer()
  const picture = await readFile('content/samples/pictures/owl-quiz.jpg')
  const around = await sharp(picture).resize(4096, 2048, { fit: 'fill' }).jpeg({ quality: 60 }).toBuffer()
  const { published } = await publishedProject(person, 'My owl quiz', {
    description: 'Three questions of an owl who never sleeps. The last one is hard!',
    document: new Blob([bytes]),
    screenshot: new Blob([new Uint8Array(picture)]),
    screenshot360: new Blob([new Uint8Array(around)]),
  })
  return published.playCode
}

/** A small session as a `.nestling` file. */
function recordedSession(): Blob {
  const { bus, document, journal } = workbench()
  const base = recordingBase(document, bus, 'test')
  for (const [id, x] of [
    ['a', 1],
    ['b', 2],
  ] as const)
    bus.execute(transformEntities, { changes: [{ entityId: entityId(id), position: [x, 0, 0] }] })
  return new Blob([encodeRecording({ base, entries: journal })])
}

/** Fills a product as a few weeks of use would. Calls of the house's samples wait until they are put up. */
export async function fillSite(product: Product): Promise<WalkedSite> {
  const { url } = product
  const names = { learner: 'lina', teacher: 'roth', staff: 'boss' }
  const learner = await signedUp(url, names.learner)
  const teacher = await signedUp(url, names.teacher)
  const staff = await signedUp(url, names.staff)
  for (const [role, name] of [
    ['teacher', names.teacher],
    ['staff', names.staff],
  ] as const) {
    const { isFine, out } = await admin(product, 'grant', role, name)
    if (!isFine) throw new Error(out)
  }

  const playCode = await publishOwlQuiz(learner)
  await newProject(learner, 'Secret garden')
  const thrownAway = await newProject(
    learner,
    'An old idea with quite a long name that nobody wants any more',
  )
  await must(learner.call('DELETE', '/api/project', { id: thrownAway }))
  const liked = { projectname: 'coin-rush', username: 'nestling', isLiked: true }
  await must(learner.call('POST', '/api/project/like', liked))
  const steps = Array.from({ length: courses['t-rex'] }, (_, index) => index + 1)
  const events = steps.map((step) => ({ type: 'course-step', hoc: 't-rex', step }))
  await must(learner.call('POST', '/api/events', { events }))
  const issue = { course: 't-rex', shownAs: 'username' }
  const { code: certificate } = await must(learner.call('POST', '/api/courses/certificate', issue))

  const { class: made } = await must(teacher.call('POST', '/api/class', { name: '4b' }))
  await must(learner.call('POST', '/api/class/join', { code: made.code }))
  const child = visitor(url)
  const pictures = ['cat', 'moon', 'tree']
  await must(child.call('POST', '/api/class/join', { code: made.code, nickname: 'Ali', pictures }))

  const { project: world } = await must(
    teacher.call('GET', `/api/project/by-name?username=${names.learner}&name=${worldName}`),
  )
  await must(
    teacher.call('POST', '/api/report', {
      projectId: world._id,
      reason: 'copied',
      note: 'This is the owl of the house, and nobody says so.',
    }),
  )
  await must(teacher.call('POST', '/api/report', { username: names.learner, reason: 'other', note: '' }))
  const decided = await publishedProject(teacher, 'A world that was looked at')
  await must(staff.call('POST', '/api/moderation', { kind: 'project', id: decided._id, decision: 'hide' }))
  await must(
    child.call(
      'POST',
      '/api/feedback',
      form({
        email: '',
        description: 'The mushroom looks sad.',
        modalType: 'bug',
        image: pngPicture(),
        recording: recordedSession(),
      }),
    ),
  )
  const { entries: messages } = await must(staff.call('GET', '/api/feedback'))

  const people = { learner, teacher, staff }
  return {
    product,
    names,
    playCode,
    certificate,
    feedbackId: messages[0].id,
    classId: made.id,
    classCode: made.code,
    async enter(context, walker) {
      if (walker !== 'visitor') await enterAs(context, people[walker])
    },
  }
}
