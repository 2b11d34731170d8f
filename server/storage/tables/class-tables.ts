/** Classes and who is in them. */
export interface ClassTables {
  school_class: SchoolClassTable
  class_member: ClassMemberTable
  publication_approval: PublicationApprovalTable
}

interface SchoolClassTable {
  id: string
  /** `null`: the account is gone; pupils still come in. */
  teacher_id: string | null
  name: string
  code: string
  /** 0: its pupils have no XP and no streaks. */
  has_rewards: number
  created_at: number
  archived_at: number | null
}

interface ClassMemberTable {
  class_id: string
  user_id: string
  nickname: string
  /** As it is compared: unique in a class, also among those who were taken out. */
  nickname_key: string
  /** argon2id of three pictures; empty: a pupil who has a password instead. `null`: somebody who never was a pupil here. */
  secret_hash: string | null
  joined_at: number
  /** Taken out of the class since; whoever comes in by pictures still does, to their own work. */
  removed_at: number | null
}

/** What a pupil wants to show beyond the class, and the teacher's word about it. */
interface PublicationApprovalTable {
  project_id: string
  /** Of `published`; an answer holds for this one only. */
  publication_id: number
  wanted: 'link' | 'public'
  state: 'asked' | 'approved' | 'refused'
  asked_at: number
  /** When the teachers were last written to about what they have not answered yet. */
  told_at: number | null
  decided_at: number | null
  decided_by: string | null
}
