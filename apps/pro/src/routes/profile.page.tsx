import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useAuthText } from '../features/account/auth-texts.ts';
import { DeleteAccount } from '../features/account/delete-account.tsx';
import { MemberProfile } from '../features/profile/member-profile.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { PasswordSection } from '../features/profile/password-section.tsx';
import { profileTexts } from '../features/profile/profile.fr.ts';
import { productName } from '../lib/product.ts';
import { reservedMessage } from '../lib/session/permissions.ts';
import { useProfile } from '../lib/session/signed-in.ts';

export function ProfilePage() {
  const { t } = useTranslation(profileTexts);
  const text = useAuthText();
  const { profileId } = useParams();
  const [params] = useSearchParams();
  const profile = useProfile();
  const isOther = profileId !== undefined && profileId !== profile?.id;
  return (
    <>
      <title>{`${t(isOther ? 'member.title' : 'title')} · ${productName}`}</title>
      {isOther && <MemberProfile key={profileId} accountId={profileId} />}
      {!isOther && profile && (
        <OwnProfile
          profile={profile}
          isReserved={params.get('message') === reservedMessage}
          password={
            <>
              <PasswordSection sayAuth={text} />
              <DeleteAccount />
            </>
          }
        />
      )}
    </>
  );
}
