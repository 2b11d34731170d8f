import * as Blockly from 'blockly/core'
import { filledCategories } from '../../../language/blocks/toolbox.ts'
import {
  makeVariableKey,
  variableCategories,
  variableFlyout,
} from '../../../language/blocks/variable-flyout.ts'
import type { Locale } from '../../i18n/locale.ts'
import { isOffered } from './is-offered.ts'

type Item = Blockly.utils.toolbox.FlyoutItemInfo

const isItem = (json: unknown): json is Item => typeof json === 'object' && json !== null && 'kind' in json

const names = ['variables', 'lists'] as const

/** Fills the categories of variables and of lists with those of the tab. */
export function fillVariableCategories(workspace: Blockly.WorkspaceSvg, locale: Locale): void {
  for (const category of names) {
    workspace.registerButtonCallback(makeVariableKey(category), (button) =>
      Blockly.Variables.createVariableButtonHandler(
        button.getTargetWorkspace(),
        undefined,
        variableCategories[category].holds,
      ),
    )
    workspace.registerToolboxCategoryCallback(filledCategories[category], () => {
      const variables = workspace
        .getVariableMap()
        .getAllVariables()
        .map((variable) => ({ id: variable.getId(), name: variable.getName(), type: variable.getType() }))
      const offered: readonly unknown[] = variableFlyout(category, variables, locale)
      return offered.filter(isItem).filter(isOffered)
    })
  }
}
