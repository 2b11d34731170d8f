import { UtmTags } from '../../../protocol/http/account.ts'
import { campaignTagsKey } from './campaign-tags-key.ts'

/** What `keepCampaignTags` kept, as a part of the sign-up; nothing when there is none or somebody else wrote there. */
export function keptCampaignTags(): { readonly utmTags?: UtmTags } {
  try {
    const kept = localStorage.getItem(campaignTagsKey)
    return kept === null ? {} : { utmTags: UtmTags.parse(JSON.parse(kept)) }
  } catch {
    return {} // storage is off, or these are no tags of ours
  }
}

/** Once they are with the account they are not needed here any more. */
export function forgetCampaignTags(): void {
  try {
    localStorage.removeItem(campaignTagsKey)
  } catch {
    // Where storage is off there is nothing to forget.
  }
}
