import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
console.log(useForm, zodResolver);
