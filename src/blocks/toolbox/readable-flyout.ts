import * as Blockly from 'blockly/core'

const { aria } = Blockly.utils

/** A block in the toolbox as one choice of a list, which is what a person can reach there. Blockly says of it besides that it has places for others. */
class ChoiceInflater extends Blockly.BlockFlyoutInflater {
  override load(state: object, flyout: Blockly.IFlyout): Blockly.FlyoutItem {
    const item = super.load(state, flyout)
    const choice = item.getElement().getFocusableElement()
    const owned = aria.getState(choice, aria.State.OWNS)?.split(' ') ?? []
    const icons = owned.filter((id) => !id.includes('_connection_'))
    if (icons.length > 0) aria.setState(choice, aria.State.OWNS, icons)
    else aria.clearState(choice, aria.State.OWNS)
    // A field that is all of its block: there its list does not open.
    aria.clearState(choice, aria.State.EXPANDED)
    aria.clearState(choice, aria.State.HASPOPUP)
    return item
  }
}

const { setAriaRole } = Blockly.RenderedConnection.prototype

/** Lets those who hear the toolbox hear blocks only, in place of blocks and the places in them. */
export function registerReadableFlyout(): void {
  const { registry, RenderedConnection } = Blockly
  registry.register(registry.Type.FLYOUT_INFLATER, 'block', ChoiceInflater, true)
  RenderedConnection.prototype.setAriaRole = function (highlight) {
    if (this.getSourceBlock().workspace.isFlyout) aria.setRole(highlight, aria.Role.NONE)
    else setAriaRole.call(this, highlight)
  }
}
