/** How a project is liked, and whether by the one who asks. */
export interface Likes {
  readonly count: number
  readonly isLikedByMe: boolean
}

export interface ProjectLikes {
  /** `userId` is `null` for a visitor. */
  of(projectId: string, userId: string | null): Promise<Likes>
  /** Sets or takes back the person's own like; one person counts once. Answers whether that changed anything. */
  set(projectId: string, userId: string, isLiked: boolean, at: number): Promise<boolean>
}
