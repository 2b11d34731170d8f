import { useEffect, useState } from 'react'
import { isKidsTag, type KidsTag } from '../../protocol/tags/kids-tags.ts'
import { call } from '../client/http/call.ts'
import { projectByNameRoute } from '../client/http/project-routes.ts'
import type { PublishingProject } from './publishing-project.ts'

/** The tags that a project was published with before; `null` until they are known, and when they cannot be had. */
export function useKeptTags({ username, name, isUpdate }: PublishingProject): readonly KidsTag[] | null {
  const [kept, setKept] = useState<readonly KidsTag[] | null>(null)
  useEffect(() => {
    if (!isUpdate || name === null) return
    let isWanted = true
    void call(projectByNameRoute, { username, name }).then((answer) => {
      if (isWanted && answer.ok) setKept(answer.data.tags.filter(isKidsTag))
    })
    return () => {
      isWanted = false
    }
  }, [username, name, isUpdate])
  return isUpdate ? kept : noTags
}

const noTags: readonly KidsTag[] = []
