import { ChartBarIcon } from '@phosphor-icons/react/dist/csr/ChartBar'
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/csr/ShieldCheck'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour'
import { useNavigate } from 'react-router-dom'
import type { User } from '../../../protocol/http/account.ts'
import { useAuth } from '../../account/use-auth.ts'
import { useT } from '../../i18n/use-t.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { MenuLine } from '../../ui/MenuLine.tsx'

/** What a logged-in person can do from anywhere. Uses React Aria, so it comes only once somebody is logged in. */
export function UserMenu({ user }: { readonly user: User }) {
  const t = useT()
  const navigate = useNavigate()
  const { logOut } = useAuth()
  return (
    <Menu
      label={t('site.user.menu', { username: user.username })}
      trigger={<Avatar name={user.username} image={user.profileImg} />}
      isIcon
      placement="bottom end"
    >
      <MenuItem
        text={t('site.user.dashboard')}
        icon={<HouseIcon weight="bold" />}
        onAction={() => navigate('/dashboard')}
      />
      <MenuItem
        text={t('site.user.projects')}
        icon={<SquaresFourIcon weight="bold" />}
        onAction={() => navigate(`/${user.username}`)}
      />
      <MenuItem
        text={t('site.user.newProject')}
        icon={<PlusIcon weight="bold" />}
        onAction={() => navigate('?open=templates')}
      />
      {user.roles?.includes('staff') ? (
        <>
          <MenuLine />
          <MenuItem
            text={t('site.user.moderation')}
            icon={<ShieldCheckIcon weight="bold" />}
            onAction={() => navigate('/moderation')}
          />
          <MenuItem
            text={t('site.user.statistics')}
            icon={<ChartBarIcon weight="bold" />}
            onAction={() => navigate('/stats')}
          />
        </>
      ) : null}
      <MenuLine />
      <MenuItem text={t('site.user.logOut')} icon={<SignOutIcon weight="bold" />} onAction={logOut} />
    </Menu>
  )
}
