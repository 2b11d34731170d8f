import { campaignTagsKey } from './campaign-tags-key.ts'

/** The tags that a poster, a letter or another site may put into its link (spec 6, utmTags). */
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']

/** The server takes no longer ones. */
const longest = 200

/**
 * Keeps the tags of the first tagged address by which this browser came: they stay in it and go with its sign-up, nowhere else. Later
 * ones change nothing.
 */
export function keepCampaignTags(search: string): void {
  const query = new URLSearchParams(search)
  const tags = names.flatMap((name) => {
    const value = query.get(name)?.trim()
    return value ? [[name, value.slice(0, longest)] as const] : []
  })
  if (tags.length === 0) return
  try {
    if (localStorage.getItem(campaignTagsKey) === null)
      localStorage.setItem(campaignTagsKey, JSON.stringify(Object.fromEntries(tags)))
  } catch {
    // A browser that keeps nothing signs up without tags.
  }
}
