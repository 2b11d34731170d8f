import { completeStep } from '../../../commands/course/complete-step.ts'
import { type SeenRun, unseenRun, withSights } from '../../../content/courses/check/seen-run.ts'
import type { Course } from '../../../content/courses/course.ts'
import { CourseId, ProjectId, StepId } from '../../../model/ids.ts'
import type { Project } from '../../../model/project/project.ts'
import type { CourseName } from '../../../protocol/courses/courses.ts'
import type { ProjectSession } from '../../client/project-session/project-session.ts'
import { tellEvent } from '../../client/tell-event.ts'
import type { WorkspaceState } from '../state/workspace-state.ts'

/** Milliseconds between two looks: a run tells more often than anybody has to be judged. */
const pause = 400

interface FollowOptions {
  readonly name: CourseName
  readonly course: Course
  readonly session: Pick<ProjectSession, 'bus'>
  readonly state: Pick<WorkspaceState, 'sceneId' | 'isCourseOn' | 'sightNews'>
  /** The project's on the server, if it has one. */
  readonly projectId: () => string | null
}

/** How many steps of the course are done in this project, one after the other. */
export function stepsDone({ progress }: Project, name: CourseName, { steps }: Course): number {
  const done = new Set<string>(progress.find(({ id }) => id === name)?.steps.map(({ id }) => id))
  const open = steps.findIndex(({ id }) => !done.has(id))
  return open < 0 ? steps.length : open
}

/**
 * Judges the first step that is not done by the scene and the run, whenever something of them changes, and notes in the project and to
 * the server that it is done. Returns how to end it.
 */
export function followCourse({ name, course, session, state, projectId }: FollowOptions): () => void {
  const { bus } = session
  let run: SeenRun = unseenRun
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (step: number) =>
    tellEvent({ type: 'course-step', hoc: name, step, projectId: ProjectId.safeParse(projectId()).data })

  const look = () => {
    timer = undefined
    const index = stepsDone(bus.project, name, course)
    const step = course.steps[index]
    if (!step?.passes({ project: bus.project, sceneId: state.sceneId.get(), run })) return
    const done = bus.execute(completeStep, {
      courseId: CourseId.parse(name),
      stepId: StepId.parse(step.id),
    })
    if (!done.ok) return
    tell(index + 1)
    soon()
  }
  const soon = () => {
    timer ??= setTimeout(look, pause)
  }
  const hear = () => {
    const news = state.sightNews.get()
    if (news?.kind === 'begun') {
      const wasOver = run.moments.at(-1)?.ends !== null && run.moments.length > 0
      run = { moments: [], isAgain: news.isAgain && wasOver }
    } else if (news) run = withSights(run, news.sights)
    soon()
  }

  // Steps from before the project had an account count from now on; those that were told already count once.
  if (projectId() !== null)
    for (let step = 1; step <= stepsDone(bus.project, name, course); step += 1) tell(step)
  state.isCourseOn.set(true)
  const ends = [bus.subscribe(soon), state.sightNews.subscribe(hear)]
  soon()
  return () => {
    clearTimeout(timer)
    state.isCourseOn.set(false)
    for (const end of ends) end()
  }
}
