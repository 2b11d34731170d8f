import { familyOf } from '../../../runtime/models/family-of.ts'
import { isRecipeName, loadRecipes } from '../../../runtime/models/load-recipes.ts'

/** Fetches all families of models, for a test that builds them at once. */
export const loadEveryRecipe = (): Promise<void> => loadRecipes(Object.keys(familyOf).filter(isRecipeName))
