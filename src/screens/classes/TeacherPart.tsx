import { useEffect } from 'react'
import type { SchoolClass } from '../../../protocol/http/class.ts'
import { approvalsRoute, rosterRoute } from '../../client/http/class-routes.ts'
import { useKeptCall } from '../../client/http/use-kept-call.ts'
import { Approvals } from './Approvals.tsx'
import { ClassDoor } from './ClassDoor.tsx'
import { ClassSettings } from './ClassSettings.tsx'
import { ClassWorlds } from './ClassWorlds.tsx'
import { Roster } from './Roster.tsx'

/** A teacher sees who comes in without doing anything, but a class is no chat: every ten seconds, in milliseconds. */
const lookEvery = 10_000

interface TeacherPartProps {
  readonly schoolClass: SchoolClass
  readonly onChanged: () => void
}

/** What a teacher sees of the class. */
export function TeacherPart({ schoolClass, onChanged }: TeacherPartProps) {
  const { id } = schoolClass
  const { answer, reload } = useKeptCall(rosterRoute, { id })
  const { answer: approvals, reload: reloadApprovals } = useKeptCall(approvalsRoute, { id })
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) return
      reload()
      reloadApprovals()
    }, lookEvery)
    return () => clearInterval(timer)
  }, [reload, reloadApprovals])
  const pupils = answer?.ok ? answer.data.pupils : []
  const nicknames = new Map(pupils.map(({ username, nickname }) => [username, nickname]))
  return (
    <>
      {schoolClass.isArchived ? null : <ClassDoor schoolClass={schoolClass} onChanged={onChanged} />}
      <Approvals
        approvals={approvals?.ok ? approvals.data.approvals : []}
        nicknames={nicknames}
        onDecided={reloadApprovals}
      />
      <Roster schoolClass={schoolClass} answer={answer} onChanged={reload} />
      <ClassWorlds classId={id} nicknames={nicknames} />
      <ClassSettings schoolClass={schoolClass} onChanged={onChanged} />
    </>
  )
}
