import { UsersPage as Users } from '../../features/users/users-page.tsx';

export const UsersPage = () => <Users />;
