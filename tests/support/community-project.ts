import { CommunityProject } from '../../protocol/http/community.ts'

/** A published world as the community answers it; its id follows its name. */
export const communityProject = ({
  name,
  ...more
}: { readonly name: string } & Partial<Omit<CommunityProject, 'name'>>): CommunityProject =>
  CommunityProject.parse({
    _id: name.padEnd(24, 'x').slice(0, 24),
    name,
    displayName: name,
    description: `About ${name}`,
    username: 'mia7',
    updatedAt: 1_700_000_000_000,
    visibility: 'public',
    published: { playCode: 'abc234', publishedAt: 1_700_000_000_000, thumbnail: `/pictures/${name}.jpg` },
    remixedFrom: null,
    tags: [],
    likesCount: 0,
    remixesCount: 0,
    isLikedByMe: false,
    ...more,
  })
