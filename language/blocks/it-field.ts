/** What a field for a thing holds when it means the one that something has just happened to, which generated code calls `it`. No entity has this id. */
export const itField = '@it'
