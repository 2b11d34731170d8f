/** Username of the account that the samples belong to. It is reserved, so no person has it; nobody logs in as it. */
export const houseName = 'nestling'
