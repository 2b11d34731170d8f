/** Where the browser keeps the tags of its first tagged visit until somebody signs up here. */
export const campaignTagsKey = 'utmTags'
