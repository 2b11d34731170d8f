import type { SchoolClass } from '../../protocol/http/class.ts'
import type { ClassRecord } from '../storage/ports/classes.ts'

/** A class as a person sees it: its code is shown to its teacher only. */
export function classOf(record: ClassRecord, userId: string): SchoolClass {
  const { id, name, teacher, hasRewards, isArchived } = record
  const isTeacher = teacher?.id === userId
  return {
    id,
    name,
    teacher: teacher && { username: teacher.username, name: teacher.name },
    isTeacher,
    code: isTeacher ? record.code : null,
    hasRewards,
    isArchived,
  }
}
